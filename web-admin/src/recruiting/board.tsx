import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import type { OpeningAnswer } from '@workledger/contracts/recruiting/openings.api'
import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { query } from '@workledger/kit/net/query'
import { BareList, Row } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { CandidateCard } from './candidate-card'
import { recruitingTexts } from './messages'

type Candidate = Rows['candidates']

/** Cards of a stage at first, and the number that a press adds. */
const FIRST = 30

interface Props {
  opening: OpeningAnswer
  search: string
  /** Address of a candidate's card. */
  to: (candidate: string) => string
  /** The candidate who is open next to the board. */
  picked: string | null
}

/** Active applicants by stage: moved by drag, and by each card's menu for the keyboard. */
export default function Board({ opening, search, to, picked }: Props) {
  const t = useText(recruitingTexts)
  const may = useMay()('changeCandidate')
  const [dragged, setDragged] = useState<Candidate | null>(null)
  const figures = useQuery(query(candidatesApi.candidateFigures, { params: { id: opening.id } }))
    .data?.data

  const change = useConsoleCommand('changeCandidate', {
    onDone: () => void toast(t('toast.stage')),
    onError: (error) => void toast({ text: pair(t('toast.wrong'), error.message), tone: 'bad' }),
  })

  const stages = opening.stages.split(',')

  const move = (row: Candidate, stage: string) => {
    if (row.stage !== stage)
      change.run({ params: { id: opening.id, candidateId: row.id }, body: { stage }, shown: row })
  }

  return (
    <Row
      align="start"
      gap={1.25}
      sx={{ overflowX: 'auto', pb: 1 }}
      role="group"
      aria-label={t('board')}
    >
      {stages.map((stage) => {
        const of = figures?.stages.find((each) => each.stage === stage)
        const [average, planned] = [of?.average_days ?? null, of?.planned_days ?? null]

        return (
          <Stage
            key={stage}
            {...{
              opening: opening.id,
              stage,
              stages,
              average,
              planned,
              search,
              may,
              move,
              dragged,
              setDragged,
              to,
              picked,
            }}
          />
        )
      })}
    </Row>
  )
}

interface StageProps extends Omit<Props, 'opening'> {
  opening: string
  stage: string
  stages: readonly string[]
  average: string | null
  /** Planned maximum days in the stage. */
  planned: number | null
  may: boolean
  move: (row: Candidate, stage: string) => void
  dragged: Candidate | null
  setDragged: (row: Candidate | null) => void
}

function Stage({
  opening,
  stage,
  stages,
  average,
  planned,
  search,
  may,
  move,
  dragged,
  setDragged,
  to,
  picked,
}: StageProps) {
  const t = useText(recruitingTexts)
  const [shown, setShown] = useState(FIRST)
  const [over, setOver] = useState(false)

  const asked = {
    stage,
    status: 'active' as const,
    per_page: shown,
    sort: '-applied_at' as const,
    ...(search ? { search } : {}),
  }

  const found = useQuery({
    ...query(candidatesApi.candidates, { params: { id: opening }, query: asked }),
    placeholderData: keepPreviousData,
  })

  const rows = found.data?.data ?? []
  const total = found.data?.total ?? 0

  return (
    <Box
      component="section"
      aria-label={stage}
      onDragOver={(event) => {
        if (!dragged) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (dragged) move(dragged, stage)
        setDragged(null)
      }}
      sx={{
        flex: { xs: '1 0 220px', lg: '1 0 156px' },
        minWidth: { xs: 220, lg: 156 },
        maxWidth: 360,
        p: 0.75,
        borderRadius: '8px',
        bgcolor: over ? 'tone.accentSoft' : 'tone.waitSoft',
      }}
    >
      <StageHeader stage={stage} total={total} average={average} planned={planned} />
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <SkeletonRows rows={2} />
      ) : (
        <BareList sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
          {rows.length === 0 && (
            <Muted component="li" size={12} sx={{ p: 1 }}>
              {t(search ? 'noOneFound' : 'noOne')}
            </Muted>
          )}
          {rows.map((row) => (
            <CandidateCard
              key={row.id}
              row={row}
              to={to(row.id)}
              stages={stages}
              may={may}
              late={planned !== null && row.days_in_stage > planned}
              picked={row.id === picked}
              faded={dragged?.id === row.id}
              onMove={(stage) => move(row, stage)}
              onDrag={setDragged}
            />
          ))}
        </BareList>
      )}
      {total > rows.length && (
        <Button fullWidth sx={{ mt: 1 }} onClick={() => setShown(Math.min(1000, shown + FIRST))}>
          {t('more')}
        </Button>
      )}
    </Box>
  )
}

interface StageHeaderProps {
  stage: string
  total: number
  average: string | null
  planned: number | null
}

function StageHeader({ stage, total, average, planned }: StageHeaderProps) {
  const t = useText(recruitingTexts)
  const { number } = useFormat()

  return (
    <Row component="header" align="baseline" wrap gap="0 6px" sx={{ px: 0.5, pb: 1 }}>
      <Heading sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        <bdi>{stage}</bdi>
      </Heading>
      <Muted component="span" className="num">
        {number(total)}
      </Muted>
      {average !== null && (
        <Muted
          component="span"
          className="num"
          title={[
            t('averageHint'),
            ...(planned === null ? [] : [t('plannedHint', { days: number(planned) })]),
          ].join('. ')}
          size={12}
          sx={{ marginInlineStart: 'auto', whiteSpace: 'nowrap' }}
        >
          {t('average', { days: number(Number(average)) })}
        </Muted>
      )}
    </Row>
  )
}
