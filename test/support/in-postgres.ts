/** For tests that change or fill the stored events by hand: an EventStoreDB lets nobody do so. */
export const inPostgres = process.env.EVENT_STORE_URL ? it.skip : it
