import type { PunchImportPreview } from '@workledger/contracts/biometrics/punch-import-previews.api'
import { worded } from '@workledger/contracts/kernel/errors'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { reasonsOf } from '../../kernel/imports/reasons'
import type { PlannedPunch } from './attlog.parser'
import type { PunchImports } from './punch-import.service'

/** Most problems in an answer. */
export const MOST_PROBLEMS = 1000

type Preview = Awaited<ReturnType<PunchImports['preview']>>

/** Returns a preview as the interface has it. */
export function previewAnswer(preview: Preview): PunchImportPreview {
  const { file, device, zone, plan, planned, punches, known, problems, names } = preview
  const days = punches.map(({ device_time }) => device_time.slice(0, 10)).sort()
  const byRow = new Map(planned.map((punch) => [punch.row, punch]))
  const added = new Set(punches.map(({ row }) => row))
  const refused = new Set(problems.map(({ row }) => row))

  return {
    file: {
      name: file.name,
      encoding: plan.encoding,
      device: device.name,
      serial_no: device.serial_no,
      zone,
    },
    counts: { rows: plan.rows, add: punches.length, known, refused: problems.length },
    from_on: days[0] ?? null,
    to_on: days.at(-1) ?? null,
    people: [
      ...plan.strangers.map((pin) => ({ ...pin, employee_id: null, employee_name: null })),
      ...peopleOf(planned, names),
    ],
    rows: plan.first.map(({ row, ...shown }) => {
      const owner = byRow.get(row)?.employee_id

      return {
        row,
        ...shown,
        person: owner === undefined ? null : (names.get(owner) ?? null),
        action: refused.has(row) ? 'refused' : added.has(row) ? 'add' : 'known',
      }
    }),
    reasons: reasonsOf(problems).map(worded),
    problems: problems.slice(0, MOST_PROBLEMS).map((each) => worded({ ...each, column: null })),
  }
}

const peopleOf = (planned: readonly PlannedPunch[], names: ReadonlyMap<string, string>) =>
  [...groupBy(planned, ({ pin, employee_id }) => `${pin} ${employee_id}`).values()].map(
    ([first, ...more]) => ({
      pin: first!.pin,
      rows: more.length + 1,
      employee_id: first!.employee_id,
      employee_name: names.get(first!.employee_id) ?? null,
    }),
  )
