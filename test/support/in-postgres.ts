/** For tests that change or fill stored events directly, which EventStoreDB does not allow. */
export const inPostgres = process.env.EVENT_STORE_URL ? it.skip : it
