if (expect.getState().testPath?.endsWith('.tsx')) require('@/tests/setup/dom');
else require('@/tests/setup/node');
