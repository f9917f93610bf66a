import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import type { Rows } from '@workledger/contracts/registry'
import {
  type Population,
  type SampleMark,
  sampleMarks,
} from '@workledger/contracts/samples/sample-kinds'
import { attributeWord, isWhy, whyWord } from '@workledger/contracts/samples/sample-words'
import {
  type SampleDetails,
  type SampleItem,
  samplesApi,
} from '@workledger/contracts/samples/samples.api'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Card } from '@workledger/kit/ui/card'
import { Icon, type IconName } from '@workledger/kit/ui/icon'
import { BareList, Grid } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { CheckSign } from './check-sign'
import { ItemNote } from './item-note'
import { ItemSteps } from './item-steps'
import { ItemWas } from './item-was'
import { samplesTexts } from './messages'

interface Props {
  sample: SampleDetails
  item: Rows['sample-items']
  /** `2 of 25` */
  place: string
  put: (mark: SampleMark) => void
  move: (step: 1 | -1) => void
}

const looks = {
  pass: { key: 'P', icon: 'check', colour: 'good' },
  exception: { key: 'E', icon: 'warning', colour: 'bad' },
  note: { key: 'N', icon: 'edit', colour: 'warn' },
} as const satisfies Record<SampleMark, { key: string; icon: IconName; colour: string }>

/**
 * One item: its result, the server's findings, its earlier state, its steps, and the auditor's
 * note.
 */
export function ItemDetail({ sample, item, place, put, move }: Props) {
  const t = useText(samplesTexts)
  const { workspace } = useMember()
  const open = sample.own && sample.status === 'in_progress'
  const found = useQuery(
    query(samplesApi.sampleItem, { params: { ws: workspace.id, id: sample.id, item: item.id } }),
  )
  const { data: told, error } = found

  return (
    <Card
      title={
        <>
          <bdi>{item.name}</bdi>{' '}
          <Muted component="span" className="num" sx={{ fontWeight: 400, marginInlineStart: 0.5 }}>
            {place}
          </Muted>
        </>
      }
      aside={
        <>
          <Step label={t('keys.previous')} letter="K" icon="back" run={() => move(-1)} />
          <Step label={t('keys.next')} letter="J" icon="forward" run={() => move(1)} />
        </>
      }
      padded
    >
      <Grid
        role="group"
        aria-label={t('column.result')}
        columns="repeat(3, 1fr)"
        gap={1}
        sx={{ mb: 1.5 }}
      >
        {sampleMarks.map((mark) => {
          const { key, icon, colour } = looks[mark]
          const on = item.mark === mark

          return (
            <Button
              key={mark}
              disabled={!open}
              aria-pressed={on}
              onClick={() => put(mark)}
              startIcon={<Icon name={icon} />}
              sx={
                on
                  ? {
                      '&&': {
                        borderColor: `tone.${colour}`,
                        bgcolor: `tone.${colour}Soft`,
                        color: `tone.${colour}`,
                        fontWeight: 600,
                      },
                    }
                  : undefined
              }
            >
              {t(`press.${mark}`)}
              <Key>{key}</Key>
            </Button>
          )
        })}
      </Grid>
      {error ? (
        <FailedState dense error={error} retry={() => void found.refetch()} />
      ) : told ? (
        <>
          <Checks population={sample.population} checks={told.data.checks} />
          <ItemWas
            population={sample.population}
            was={told.data.was}
            currency={told.data.currency}
          />
          <ItemSteps steps={told.data.steps} stream={item.stream} record={item.record_id} />
        </>
      ) : (
        <SkeletonRows rows={8} height={32} />
      )}
      <ItemNote sample={sample.id} item={item} locked={!open} />
    </Card>
  )
}

function Checks({ population, checks }: { population: Population; checks: SampleItem['checks'] }) {
  const language = useLanguage()
  return (
    <BareList sx={{ mb: 1.5 }}>
      {checks.map(({ attribute, result, why }) => (
        <Grid
          component="li"
          key={attribute}
          columns="20px 1fr auto"
          sx={{ alignItems: 'start', py: 0.25 }}
        >
          <Muted component="span">{attribute}</Muted>
          <Box sx={{ minWidth: 0 }}>
            <Box
              sx={{
                color:
                  result === 'fail' ? 'tone.bad' : result === 'none' ? 'text.secondary' : undefined,
              }}
            >
              {attributeWord(population, attribute, language)}
            </Box>
            {result !== 'pass' && isWhy(why) && (
              <Muted size={12} sx={{ lineHeight: '16px' }}>
                {whyWord(why, language)}
              </Muted>
            )}
          </Box>
          <CheckSign result={result} />
        </Grid>
      ))}
    </BareList>
  )
}

const Key = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    aria-hidden
    sx={{
      display: { xs: 'none', sm: 'inline' },
      marginInlineStart: 'auto',
      px: 0.5,
      font: 'inherit',
      fontSize: 11,
      lineHeight: '16px',
      border: 1,
      borderColor: 'divider',
      borderRadius: '4px',
      color: 'text.secondary',
      '@media (pointer: coarse)': { display: 'none' },
    }}
  >
    {children}
  </Box>
)

interface StepProps {
  label: string
  /** Its key, which a person without a keyboard does not have. */
  letter: string
  icon: IconName
  run: () => void
}

const touch = '@media (pointer: coarse)'

/** Moves to a neighbour: by its key's letter, or on a touch screen by an arrow. */
const Step = ({ label, letter, icon, run }: StepProps) => (
  <IconButton size="small" aria-label={label} title={label} onClick={run} sx={{ fontSize: 12 }}>
    <Box component="span" sx={{ [touch]: { display: 'none' } }}>
      {letter}
    </Box>
    <Box component="span" sx={{ display: 'none', [touch]: { display: 'flex' } }}>
      <Icon name={icon} />
    </Box>
  </IconButton>
)
