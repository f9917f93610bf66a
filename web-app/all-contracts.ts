/** The areas' calls and lists by file, for the build; see slim-contracts.ts. */
export const contracts = import.meta.glob('../services/contracts/src/*/*.{api,lists}.ts', {
  eager: true,
})
