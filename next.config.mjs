import { join } from 'node:path';

/**
 * Bundles the export process (ADR 0017), which starts in a fifth of the time that tsx takes. `@aws-sdk/client-s3` belongs
 * to a reader of exceljs that is not used.
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
  // Titles are in the head of the response for every client, so that they show without script.
  htmlLimitedBots: /.*/,
  // A step of its own in `npm test`.
  typescript: { ignoreBuildErrors: true },
  compiler: { runAfterProductionCompile: buildExportProcess },
  experimental: { authInterrupts: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'DENY' },
        // The sign-in returns to the page in the Referer, which /login therefore needs in full.
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
      ],
    },
  ],
};
