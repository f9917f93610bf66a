import { expect, it } from 'vitest'
import { firstLoads } from '../first-loads'

const chunk = (
  fileName: string,
  moduleIds: string[],
  imports: string[] = [],
  dynamicImports: string[] = [],
) => ({ type: 'chunk', fileName, moduleIds, imports, dynamicImports })

const built = [
  chunk('main.js', ['main.tsx'], ['react.js'], ['page.js', 'console.js']),
  chunk('react.js', ['node_modules/react.js']),
  chunk('page.js', ['page.tsx'], ['react.js', 'table.js']),
  chunk('table.js', ['table.tsx', 'node_modules/menu.js']),
  chunk('console.js', ['console.tsx'], ['react.js', 'table.js', 'admin.js'], ['list.js']),
  chunk('admin.js', ['node_modules/admin.js']),
  chunk('list.js', ['list.tsx']),
  { type: 'asset' },
]

const loads = [
  { mains: ['main.tsx'], own: 'product', packages: 'vendor' },
  {
    mains: ['console.tsx'],
    own: 'console',
    packages: 'console-vendor',
    shared: { own: 'shared', packages: 'shared-vendor' },
  },
]

it('puts a first load into one file of our own and one of packages', () => {
  expect(Object.fromEntries(firstLoads(loads, built))).toEqual({
    'main.tsx': 'product',
    'node_modules/react.js': 'vendor',
    'console.tsx': 'console',
    'node_modules/admin.js': 'console-vendor',
    // The page of the first app needs them without the rest of the console.
    'table.tsx': 'shared',
    'node_modules/menu.js': 'shared-vendor',
  })
})

it('refuses a first load whose page is not built', () => {
  const missing = [{ mains: ['gone.tsx'], own: 'product', packages: 'vendor' }]
  expect(() => firstLoads(missing, built)).toThrow('gone.tsx is not in this build')
})
