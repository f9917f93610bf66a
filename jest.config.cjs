/** Node code only; vitest tests the web packages. `npm test` runs both. */
module.exports = {
  roots: ['services', 'projections', 'jobs', 'infra', 'test'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testMatch: ['**/*.spec.ts'],
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironment: '<rootDir>/test/support/environment.cjs',
  // "source" resolves our own packages to TypeScript, so that tests need no build.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@workledger/kit/(.*)$': '<rootDir>/web-app/kit/src/$1',
  },
  transform: { '^.+\\.(ts|js|mjs)$': '@swc/jest' },
  // Packages that ship only ECMAScript modules are compiled to CommonJS like our own code.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(@sparticuz/chromium|nodemailer|altcha-lib|any-ascii|@noble/hashes|openid-client|oauth4webapi|jose)/)',
  ],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  maxWorkers: 2,
  testTimeout: 60_000,
}
