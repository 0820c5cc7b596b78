/** Setup file of the project `server on PostgreSQL`: its tests use the project's server. */
import { inject } from 'vitest';
import { usePostgres } from './test-database.ts';

usePostgres(inject('postgres'));
