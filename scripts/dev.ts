/** `npm run dev`: the site with hot reload on PORT (3000), and the backend from source on the next port. */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const port = Number(process.env['PORT'] ?? 3000);
const backendPort = port + 1;
const address = `http://localhost:${port}`;

const backend = spawn('npx', ['--no-install', 'tsx', 'watch', '--clear-screen=false', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(backendPort), PUBLIC_URL: process.env['PUBLIC_URL'] ?? address },
});
backend.on('exit', (code) => process.exit(code ?? 1));

const target = `http://localhost:${backendPort}`;
const site = await createServer({
  server: { port, strictPort: true, host: 'localhost', proxy: { '/api': target, '/pictures': target } },
});
await site.listen();
console.log(`The site with hot reload: ${address}`);
