import { describeAppending } from './appending'
import { describeEvidence } from './evidence'
import { describeListModel } from './list-model'
import { describePersonalData } from './personal-data'
import type { StoreUnderTest } from './store-under-test'
import { describeTenants } from './tenants'
import { describeWholeLog } from './whole-log'

/** Describes what every event store must do. Calls `make` once, with testDefinitions registered. */
export function describeEventStore(name: string, make: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let under: StoreUnderTest

    beforeAll(async () => {
      under = await make()
    })

    afterAll(() => under?.close())

    const open = () => under
    describeAppending(open)
    describeWholeLog(open)
    describeTenants(open)
    describePersonalData(open)
    describeListModel(open)
    describeEvidence(open)
  })
}
