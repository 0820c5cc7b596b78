/** Whether the browser is set to save data (Save-Data, Network Information API); false on the server. */
export const savesData = (): boolean =>
  typeof navigator === 'object' &&
  'connection' in navigator &&
  Reflect.get(Object(navigator.connection), 'saveData') === true;
