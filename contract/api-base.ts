/** Every call goes below this path of the backend (specification, section 7). */
export const apiBase = '/api';

export const byId = (path: string) => (id: string) => `${path}/${encodeURIComponent(id)}`;
