/** @jest-config-loader esbuild-register */
/** The unit, handler and component tests as one project, because Stryker measures no more than one. */
import { resolve } from 'node:path';
import type { Config } from 'jest';
import everything from '../../jest.config';

/** Programs and their tests. Other tests start processes of their own, which no mutant reaches. */
const FOLDERS = ['app', 'components', 'lib'].flatMap((name) => [name, `tests/${name}`]);

export default async (): Promise<Config> => {
  const { projects = [], testTimeout } = await everything();
  const unit = projects.find(
    (project) => typeof project === 'object' && project.displayName === 'unit',
  );
  if (typeof unit !== 'object') throw new Error('jest.config.ts has no project named unit.');
  return {
    ...unit,
    rootDir: resolve(__dirname, '../..'),
    roots: [...FOLDERS, 'tests/support'].map((name) => `<rootDir>/${name}`),
    testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/tests/**/*.test.tsx'],
    testEnvironment: resolve(__dirname, 'environment.cjs'),
    setupFilesAfterEnv: ['<rootDir>/tests/mutation/setup.ts'],
    ...(testTimeout && { testTimeout }),
  };
};
