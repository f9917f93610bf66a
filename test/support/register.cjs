// Lets plain Node run this folder's TypeScript; our packages come from their builds, as in
// production.
const { transformSync } = require('@swc/core')
const { addHook } = require('pirates')

addHook(
  (code, filename) =>
    transformSync(code, {
      filename,
      swcrc: false,
      sourceMaps: 'inline',
      module: { type: 'commonjs' },
      jsc: {
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        target: 'es2022',
        keepClassNames: true,
      },
    }).code,
  { exts: ['.ts'], ignoreNodeModules: true },
)
