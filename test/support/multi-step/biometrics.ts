import { biometricsApi as api } from '@workledger/contracts/biometrics/biometrics.api'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany } from '../people'
import { rowsOf } from './company'

/** A device, which reserves its serial number and names its office. */
export const biometricsCommands: readonly MultiStepCommand[] = [
  {
    name: 'a new device',
    appends: 3,
    reserves: 2,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const [office] = await rowsOf(product, 'offices', 'workspace_id = $1', ws)
      const serial_no = `S${ws.slice(-12)}`
      const body = { name: 'Door', serial_no, location_id: office!.id as string }
      const add = () => product.call(api.addDevice, { token: admin.token, params: { ws }, body })
      return {
        act: add,
        async complete() {
          expect(await rowsOf(product, 'devices', 'serial_no = $1', serial_no)).toHaveLength(1)
          expect((await add()).status).toBe(422)
        },
      }
    },
  },
]
