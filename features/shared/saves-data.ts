/** Whether the visitor asked the browser to save data (Save-Data, Network Information API); never on the server. */
export const savesData = (): boolean =>
  typeof navigator === 'object' &&
  'connection' in navigator &&
  Reflect.get(Object(navigator.connection), 'saveData') === true;
