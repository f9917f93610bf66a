import { MOST_SURVEY_QUESTIONS } from '@workledger/contracts/kernel/bounds'
import type { Rows } from '@workledger/contracts/registry'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { newest } from '@workledger/kit/net/newest'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import type { Reorder } from '@workledger/kit/ui/reorder'
import { DragHandle, useReorder, useReorderEntries } from '@workledger/kit/ui/reorder'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { RowMenu } from '../kit/row-menu'
import { useConsoleCommand } from '../kit/use-command'
import { surveysTexts } from './messages'
import { useSurvey } from './survey-context'

const QuestionDialog = lazy(() => import('./question-dialog'))

type QuestionRow = Rows['survey-questions']

/** The questions of the next round. */
export default function QuestionsTab() {
  const t = useText(surveysTexts)
  const { id } = useSurvey()
  const may = useMay()('addSurveyQuestion')
  const [open, setOpen] = useState<QuestionRow | 'new' | null>(null)

  const list = useConsoleList('survey-questions', {
    sort: 'place',
    perPage: MOST_SURVEY_QUESTIONS,
    always: { survey_id: id },
  })

  const order = useConsoleCommand('orderSurveyQuestions', { onError: toastError })
  // Another order, or a part of the rows, has no place to move to.
  const whole =
    list.sort === 'place' && !list.filtered && list.rows.length === list.total && !list.refreshing
  const ids = list.rows.map((row) => row.id)

  const reorder = useReorder(
    ids,
    (question_ids) =>
      order.run({ params: { id }, body: { question_ids }, shown: newest(list.rows) }),
    !may || !whole || order.busy,
  )

  const remove = useConsoleCommand('deleteSurveyQuestion', {
    onDone: () => void toast(t('toast.questionDeleted')),
    onError: (error) =>
      void toast({ text: pair(t('toast.deleteFailed'), error.message), tone: 'bad' }),
  })

  const ask = async ({ id: qid, question }: QuestionRow) => {
    const asked = {
      title: t('deleteQuestionTitle'),
      text: t('deleteQuestionText', { question }),
      action: t('delete'),
      danger: true,
    }
    if (await confirm(asked)) remove.run({ params: { id, qid } })
  }

  usePageActions({
    primary: may && { label: t('addQuestion'), icon: 'plus', keys: 'n', run: () => setOpen('new') },
  })

  const columns = useQuestionColumns(reorder)
  const placing = useReorderEntries(reorder)

  return (
    <>
      <DataTable
        name="survey-questions"
        label={t('questions')}
        list={list}
        columns={columns}
        rowKey={(row) => row.id}
        onOpen={may ? setOpen : undefined}
        rowActions={
          may
            ? (row) => (
                <RowMenu
                  name={row.question}
                  edit={() => setOpen(row)}
                  more={placing(row.id, row.question)}
                  remove={() => void ask(row)}
                />
              )
            : undefined
        }
        exportUrl={exportOf(list)}
        empty={
          <EmptyState
            icon="survey"
            title={t('noQuestionsYet.title')}
            text={t('noQuestionsYet.text')}
          />
        }
      />
      <Suspense>
        {open && (
          <QuestionDialog
            survey={id}
            question={open === 'new' ? null : open}
            close={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function useQuestionColumns(reorder: Reorder): Column<QuestionRow>[] {
  const t = useText(surveysTexts)

  return [
    {
      id: 'question',
      label: t('question'),
      sort: 'question',
      fixed: true,
      cell: (row) => (
        <DragHandle of={reorder} id={row.id}>
          <bdi style={{ fontWeight: 500 }}>{row.question}</bdi>
        </DragHandle>
      ),
    },
    {
      id: 'type',
      label: t('answerType'),
      sort: 'answer_type',
      card: 'fact',
      cell: ({ answer_type }) => t(`answerTypes.${answer_type}`),
    },
    {
      id: 'enabled',
      label: t('status'),
      sort: 'enabled',
      card: 'chip',
      cell: ({ enabled }) => (
        <StatusChip tone={enabled ? 'good' : 'wait'}>
          {t(enabled ? 'enabled' : 'disabled')}
        </StatusChip>
      ),
    },
  ]
}
