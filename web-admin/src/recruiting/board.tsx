import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Paper'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import type { OpeningAnswer } from '@workledger/contracts/recruiting/openings.api'
import type { Rows } from '@workledger/contracts/registry'
import { AppLink } from '@workledger/web-app/kit/app-link'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { writeListState } from '@workledger/web-app/kit/list'
import { MenuButton } from '@workledger/web-app/kit/menu-button'
import { query } from '@workledger/web-app/kit/query'
import { FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { Search } from '@workledger/web-app/kit/table-toolbar'
import { toast } from '@workledger/web-app/kit/toast'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { candidatePath, daysSince, nameOf } from './candidate-words'
import { recruitingTexts } from './messages'

type Row = Rows['candidates']
/** Cards of a stage that are shown at first, and how many more a press shows. */
const FIRST = 30

/** Applicants in progress by stage: moved by drag, and by the menu of each card for the keyboard. */
export default function Board({ opening }: { opening: OpeningAnswer }) {
  const t = useText(recruitingTexts)
  const may = useMay()('changeCandidate')
  const [address, setAddress] = useSearchParams()
  const search = address.get('q') ?? ''
  const [dragged, setDragged] = useState<Row | null>(null)
  const change = useConsoleCommand('changeCandidate', {
    onDone: () => void toast(t('toast.stage')),
    onError: (error) => void toast({ text: `${t('toast.wrong')}: ${error.message}`, tone: 'bad' }),
  })
  const stages = opening.stages.split(',')
  const move = (row: Row, stage: string) => {
    if (row.stage !== stage) change.run({ params: { id: opening.id, candidateId: row.id }, body: { stage } })
  }
  return (
    <>
      <Search label={t('search')} value={search} onChange={(q) => setAddress((now) => writeListState(now, { q }), { replace: true })} />
      <Box sx={{ display: 'flex', gap: 1.5, overflowX: 'auto', pb: 1, alignItems: 'start' }} role="group" aria-label={t('board')}>
        {stages.map((stage) => (
          <Stage key={stage} {...{ opening: opening.id, stage, stages, search, may, move, dragged, setDragged }} />
        ))}
      </Box>
    </>
  )
}

interface StageProps {
  opening: string
  stage: string
  stages: readonly string[]
  search: string
  may: boolean
  move: (row: Row, stage: string) => void
  dragged: Row | null
  setDragged: (row: Row | null) => void
}
function Stage({ opening, stage, stages, search, may, move, dragged, setDragged }: StageProps) {
  const t = useText(recruitingTexts)
  const [shown, setShown] = useState(FIRST)
  const [over, setOver] = useState(false)
  const asked = { stage, status: 'active' as const, per_page: shown, sort: '-applied_at' as const, ...(search ? { search } : {}) }
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
      sx={{ flex: '1 0 210px', minWidth: 210, p: 1, borderRadius: '8px', bgcolor: over ? 'tone.accentSoft' : 'tone.waitSoft' }}
    >
      <Box
        component="h2"
        sx={{ m: 0, mb: 1, fontSize: 14, display: 'flex', gap: 1, justifyContent: 'space-between', overflowWrap: 'anywhere' }}
      >
        <bdi>{stage}</bdi>
        <Box component="span" className="num" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {total}
        </Box>
      </Box>
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <SkeletonRows rows={2} />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {rows.length === 0 && (
            <Box component="li" sx={{ color: 'text.secondary', fontSize: 12, p: 1 }}>
              {t('nobody')}
            </Box>
          )}
          {rows.map((row) => (
            <Card
              key={row.id}
              component="li"
              variant="outlined"
              draggable={may}
              onDragStart={() => setDragged(row)}
              onDragEnd={() => setDragged(null)}
              sx={{ p: 1.25, cursor: may ? 'grab' : undefined, opacity: dragged?.id === row.id ? 0.5 : 1 }}
            >
              <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  <AppLink to={`/admin${candidatePath(opening, row.id)}`} style={{ fontWeight: 500 }}>
                    <bdi>{nameOf(row)}</bdi>
                  </AppLink>
                  <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{t('inStage', { days: daysSince(row.stage_at) })}</Box>
                  <Box sx={{ fontSize: 12 }}>{row.rating ? `★ ${row.rating}` : t('notRated')}</Box>
                  {row.unread && <Box sx={{ fontSize: 12, color: 'tone.warn' }}>{t('unread')}</Box>}
                </Box>
                {may && (
                  <MenuButton
                    label={t('actions', { name: nameOf(row) })}
                    entries={stages.map((to) => ({ label: t('moveTo', { stage: to }), selected: to === stage, run: () => move(row, to) }))}
                  >
                    <Icon name="more" />
                  </MenuButton>
                )}
              </Box>
            </Card>
          ))}
        </Box>
      )}
      {total > rows.length && (
        <Button fullWidth sx={{ mt: 1 }} onClick={() => setShown(Math.min(1000, shown + FIRST))}>
          {t('more')}
        </Button>
      )}
    </Box>
  )
}
