/** In each file of the project `server on PostgreSQL`: its tests have their databases on the project's server. */
import { inject } from 'vitest';
import { usePostgres } from './test-database.ts';

usePostgres(inject('postgres'));
