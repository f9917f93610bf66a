import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { moment, workingDay } from './calendar'
import type { DemoCalls } from './demo-calls'
import { paper } from './paper'

interface DemoDocument {
  readonly who: string
  readonly filename: string
  readonly type: string
  /** Working days from today. */
  readonly on: number
  readonly expires?: number
  readonly lines: readonly string[]
  /** Day of a second version, in working days from today. */
  readonly again?: number
}

/** Contracts, certificates and permits; some end soon, one has ended, one has a second version. */
export const documents: readonly DemoDocument[] = [
  {
    who: 'maya',
    filename: 'Employment contract',
    type: 'Contract',
    on: -60,
    lines: ['Product Engineer, Lisbon'],
    again: -40,
  },
  {
    who: 'maya',
    filename: 'Residence and work permit',
    type: 'Work permit',
    on: -60,
    expires: 14,
    lines: ['Valid in Portugal'],
  },
  {
    who: 'maya',
    filename: 'Refrigerant handling',
    type: 'Certificate',
    on: -33,
    expires: 160,
    lines: ['Category I'],
  },
  {
    who: 'ana',
    filename: 'Employment contract',
    type: 'Contract',
    on: -60,
    lines: ['Mechanical Engineer, Lisbon'],
  },
  {
    who: 'ana',
    filename: 'Welding, level 2',
    type: 'Certificate',
    on: -50,
    expires: -4,
    lines: ['EN ISO 9606-1'],
  },
  {
    who: 'jonas',
    filename: 'First aid',
    type: 'Training',
    on: -21,
    expires: 240,
    lines: ['Eight hours, with exam'],
  },
  {
    who: 'hugo',
    filename: 'Laptop and phone',
    type: 'Equipment',
    on: -45,
    lines: ['Handed over in working order'],
  },
]

/** Adds the documents by the managing director, on plausible days. */
export async function fileDocuments(demo: DemoCalls): Promise<void> {
  const { session, zone } = demo.member('ines')

  const at = (day: number) =>
    new Date(
      Math.min(
        moment(workingDay(demo.today, day), 10 * 60, zone).getTime(),
        demo.now.getTime() - 60_000,
      ),
    )

  for (const { who, filename, type, on, expires, lines, again } of documents) {
    const { employee, first_name, last_name } = demo.member(who)

    const file = (version: string) => ({
      name: 'scan.pdf',
      type: 'application/pdf',
      bytes: paper(filename, [
        `Northwind Works, for ${first_name} ${last_name}`,
        '',
        ...lines,
        '',
        version,
      ]),
    })

    const expires_on = expires === undefined ? {} : { expires_on: workingDay(demo.today, expires) }

    const { data } = await demo.call(documentsApi.addDocument, {
      at: at(on),
      session,
      params: { id: employee },
      body: { filename, type, ...expires_on, document: file('First version') },
    })

    if (again !== undefined)
      await demo.call(documentsApi.changeDocument, {
        at: at(again),
        session,
        params: { id: employee, docId: data.id },
        body: { document: file('Signed by both') },
      })
  }
}
