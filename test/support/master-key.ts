/** The same in every test, since roles belong to the whole cluster. */
export const testMasterKey = Buffer.alloc(32, 'workledger tests')
