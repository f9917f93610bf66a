import Box from '@mui/material/Box'
import type { ShownStep } from '@workledger/contracts/kernel/shown-step'
import { useStepWords } from '@workledger/kit/areas/approvals/step-words'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'
import type { ConsoleList } from '../console-list'
import { RecordTable } from '../record-table'
import { useRemoval } from '../use-removal'
import { approvalRuleTexts } from './messages'

/** What the rows of all rules of approvals have. */
interface RuleRow {
  readonly id: string
  readonly name: string
  readonly named: readonly ShownStep[]
}

interface Props<R extends RuleRow> {
  list: ConsoleList<R>
  /** The viewer may change these rules. */
  may: boolean
  /** The command that deletes a rule. */
  removal: Parameters<typeof useRemoval>[0]
  /** Which rule counts, in some sentences. */
  text: string
  /** Without a rule. */
  empty: { title: string; text: string }
  /** To which requests a rule applies: its columns between the name and the steps. */
  columns: readonly Column<R>[]
  dialog: (row: R | null, close: () => void) => ReactNode
  history: (row: R, close: () => void) => ReactNode
  preview: ReactNode
}

/** The rules for the approval of one kind of request, and a preview of their effect. */
export function ApprovalRules<R extends RuleRow>({
  list,
  may,
  removal,
  text,
  empty,
  columns,
  dialog,
  history,
  preview,
}: Props<R>) {
  const words = useText(approvalRuleTexts)

  const remove = useRemoval(removal, {
    title: (name) => words('deleteTitle', { name }),
    text: words('deleteText'),
    action: words('delete'),
    done: words('deleted'),
    failed: words('deleteFailed'),
  })

  return (
    <>
      <Muted sx={{ mb: 1.5, maxWidth: 720 }}>{text}</Muted>
      <RecordTable
        list={list}
        label={words('tab')}
        columns={useRuleColumns(columns)}
        may={may}
        add={words('add')}
        remove={(row) => () => void remove(row)}
        opens
        empty={<EmptyState icon="check" title={empty.title} text={empty.text} />}
        dialog={dialog}
        history={history}
      />
      {preview}
    </>
  )
}

function useRuleColumns<R extends RuleRow>(between: readonly Column<R>[]): Column<R>[] {
  const words = useText(approvalRuleTexts)
  const { routeOf } = useStepWords()

  return [
    {
      id: 'name',
      label: words('name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    ...between,
    {
      id: 'steps',
      label: words('steps'),
      sort: 'steps_count',
      card: 'fact',
      cell: ({ named }) => (
        <Box
          component="bdi"
          sx={{ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {routeOf(named)}
        </Box>
      ),
    },
  ]
}
