import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useProductPath } from '../ui/app-link'
import { FORM_WIDTH, Grid, Panel, Row, Stack } from '../ui/layout'
import { SkeletonRows } from '../ui/states'
import { type PageShape, shapeOf } from './page-shape'

/** A page that loads: its title and its content, in their real places. */
export function PageSkeleton({ shape }: { shape?: PageShape }) {
  const path = useProductPath()
  const Content = contents[shape ?? shapeOf(path)]

  return (
    <Box aria-hidden data-skeleton>
      <Content />
    </Box>
  )
}

const TitleRow = () => (
  <Row sx={{ mb: 1.5, minHeight: 32, justifyContent: 'space-between' }}>
    <Skeleton width={160} height={28} />
    <Skeleton variant="rounded" width={112} height={32} />
  </Row>
)

const Lines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, line) => ({
    key: `line-${line}`,
    width: `${50 + ((line * 23) % 40)}%`,
  })).map(({ key, width }) => <Skeleton key={key} width={width} sx={{ my: 0.5 }} />)

const Table = () => (
  <>
    <TitleRow />
    <Row gap={1} sx={{ mb: 1 }}>
      <Skeleton variant="rounded" width={238} height={32} />
      <Skeleton variant="rounded" width={120} height={32} />
    </Row>
    <Panel>
      <SkeletonRows rows={10} />
    </Panel>
  </>
)

const CardBox = ({ height, children }: { height: number; children?: ReactNode }) => (
  <Panel sx={{ p: 2, minHeight: height }}>
    <Skeleton width="40%" sx={{ mb: 1 }} />
    {children ?? <Lines count={Math.floor(height / 40)} />}
  </Panel>
)

const Cards = () => (
  <Grid columns={{ xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap={2}>
    <Stack gap={2}>
      <CardBox height={120} />
      <CardBox height={300} />
      <CardBox height={220} />
    </Stack>
    <Stack gap={2} sx={{ alignContent: 'start' }}>
      <CardBox height={200} />
      <CardBox height={240} />
    </Stack>
  </Grid>
)

const Form = () => (
  <Box sx={{ maxWidth: FORM_WIDTH }}>
    <TitleRow />
    <Panel sx={{ p: 2 }}>
      <Grid columns={{ xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap={1.75}>
        {['1', '2', '3', '4', '5', '6', '7', '8'].map((field) => (
          <Box key={field}>
            <Skeleton width="30%" />
            <Skeleton variant="rounded" height={36} />
          </Box>
        ))}
      </Grid>
    </Panel>
  </Box>
)

const Sheet = () => (
  <>
    <TitleRow />
    <Grid
      columns={{ xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
      gap={2}
      sx={{ alignItems: 'start' }}
    >
      <Panel sx={{ p: 4, minHeight: 640 }}>
        <Row sx={{ justifyContent: 'space-between', mb: 4 }}>
          <Skeleton variant="rounded" width={96} height={48} />
          <Skeleton width={140} height={32} />
        </Row>
        <Lines count={4} />
        <Box sx={{ mt: 4 }}>
          <SkeletonRows rows={5} />
        </Box>
      </Panel>
      <CardBox height={280} />
    </Grid>
  </>
)

const contents = { table: Table, cards: Cards, form: Form, sheet: Sheet }
