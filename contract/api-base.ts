/** Every call goes below this path of the backend (specification, section 7). */
export const apiBase = '/api';
