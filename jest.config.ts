/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Packages published as ES modules only, which jest must compile. */
const ES_MODULES = [
  'server-only',
  'iron-session',
  'uncrypto',
  'p-limit',
  'yocto-queue',
  '@faker-js/faker',
];

/** Of the projects with real servers. */
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
  // next/jest overwrites the pattern that it is given.
  resolved.transformIgnorePatterns = [
    `/node_modules/(?!(${ES_MODULES.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ];
  return resolved;
}

const nodeProject = (displayName: string, folder: string, config: Config = {}) =>
  project({
    displayName,
    testEnvironment: 'node',
    testMatch: [`<rootDir>/tests/${folder}/**/*.test.ts`],
    ...config,
  });

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
    nodeProject('wire', 'backend/wire', servers),
    nodeProject('contract', 'contract', servers),
    nodeProject('spreadsheets', 'spreadsheets'),
  ])) as NonNullable<Config['projects']>,
});
