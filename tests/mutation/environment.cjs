/** Component tests run in jsdom, all others in Node; Stryker measures one environment only. */
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const { TestEnvironment: DomEnvironment } = require('jest-environment-jsdom');

module.exports = class {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? DomEnvironment : NodeEnvironment;
    // biome-ignore lint/correctness/noConstructorReturn: jest builds the environment with new
    return new Environment(config, context);
  }
};
