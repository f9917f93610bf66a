import { uuid } from '@workledger/event-store/ids'
import { upload } from '../upload'
import { endpointNamed, type Making } from './making'

/**
 * Makes a device that has called with a punch, and a call of it from an address that is not
 * accepted.
 */
export async function makeDevices(world: Making) {
  const { product, company, ids, make, send } = world
  const { ws } = company
  const offices = await send('offices', { params: { ws } })
  const serial_no = `W${uuid().slice(-12)}`

  await make('addDevice', 'devices', {
    params: { ws },
    body: { serial_no, location_id: offices[0].id, network: '203.0.113.7' },
  })

  await make('addKiosk', 'kiosks', { params: { ws }, body: { name: 'Entrance' } })

  await make('registerEmployee', 'device_registrations', {
    params: { ws },
    body: { employee_id: ids.employees!, device_id: ids.devices!, pin: '1', since: recent(40) },
  })

  for (const from of ['203.0.113.7', '198.51.100.9'])
    await product.app.inject({
      method: 'POST',
      url: `/${ws}/iclock/cdata?SN=${serial_no}&table=ATTLOG`,
      headers: { 'x-forwarded-for': from, 'content-type': 'text/plain' },
      payload: `1\t${recent(30)}\t0\t1\n1\t2000-01-01 00:00:00\t0\t1\n7\t${recent(30)}\t255\t4\n`,
    })

  await product.settled()
  await makePunchImport(world, serial_no)
}

/** Imports a punch from the device's file. */
async function makePunchImport({ product, company, ids }: Making, serial_no: string) {
  const imported = await upload(product, endpointNamed('importPunches'), {
    token: company.admin.token,
    params: { ws: company.ws },
    fields: { device_id: ids.devices! },
    files: {
      file: { name: 'attlog.dat', bytes: `${serial_no}\r\n1\t${recent(29)}\t1\t0\t1\t0\r\n0\r\n` },
    },
  })

  if (imported.status !== 201) throw new Error(`importPunches: ${imported.status}`)
  ids.punch_imports = imported.body.data.id
}

/** Returns the day so many days ago. */
const recent = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
