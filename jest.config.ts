/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Packages published as ES modules only, which jest must compile. */
const ES_MODULES = [
  '@tanstack/pacer-lite',
  'server-only',
  'iron-session',
  'uncrypto',
  'p-limit',
  'yocto-queue',
  '@faker-js/faker',
];

/** Of the projects that talk to real servers. */
const servers: Config = {
  globalSetup: '<rootDir>/tests/setup/wire-servers.ts',
  globalTeardown: '<rootDir>/tests/setup/wire-servers-end.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/setup/patience.ts'],
};

async function project(config: Config): Promise<Config> {
  const resolved = await createJestConfig({
    clearMocks: true,
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    testPathIgnorePatterns: ['/node_modules/', '/.next/', '/.data/'],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
    ...config,
  })();
  // next/jest sets its own pattern, so ours has to be put in place afterwards.
  resolved.transformIgnorePatterns = [
    `/node_modules/(?!(${ES_MODULES.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ];
  return resolved;
}

export default async (): Promise<Config> => ({
  testTimeout: 20_000,
  projects: (await Promise.all([
    project({
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/tests/backend/wire/',
        '<rootDir>/tests/contract/',
        '<rootDir>/tests/spreadsheets/',
      ],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/node.ts'],
    }),
    project({
      displayName: 'component',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/dom.ts'],
    }),
    project({
      displayName: 'wire',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/backend/wire/**/*.test.ts'],
      ...servers,
    }),
    project({
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
      ...servers,
    }),
    project({
      displayName: 'spreadsheets',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/spreadsheets/**/*.test.ts'],
    }),
  ])) as NonNullable<Config['projects']>,
});
