import { join } from 'node:path';

/**
 * The program that makes exported files beside the server (ADR 0017), in one file, because it starts in a fifth of the
 * time. `@aws-sdk/client-s3` is of a reader that exceljs carries along.
 * @param {{ projectDir: string, distDir: string }} folders
 */
async function buildExportProcess({ projectDir, distDir }) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(projectDir, 'lib/export/process/main.ts')],
    outfile: join(distDir, 'export-process.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    conditions: ['react-server'],
    external: ['@aws-sdk/client-s3'],
    logLevel: 'error',
  });
}

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // Clients of other origins could not read Next's own redirect of a call. Middleware redirects pages.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ['pino'],
  // Titles go into the head of the first answer for everyone, so that pages read without script too.
  htmlLimitedBots: /.*/,
  // Types are a step of their own in `npm test`, over the whole repository; whoever starts the product need not wait for it.
  typescript: { ignoreBuildErrors: true },
  compiler: { runAfterProductionCompile: buildExportProcess },
  experimental: { authInterrupts: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'DENY' },
        // The sign-in returns to the page named by the Referer, which must therefore reach our own /login whole.
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
      ],
    },
  ],
};
