import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { Icon, type IconName } from './icon'
import { Row, Stack } from './layout'
import { Strong } from './text'

/** An empty state with a hint what to do next. */
export function EmptyState({
  icon = 'info',
  title,
  text,
  action,
  dense,
  heading,
}: {
  icon?: IconName
  title: string
  text?: ReactNode
  action?: ReactNode
  dense?: boolean | undefined
  /** It is the whole page, so its title is the page's. */
  heading?: boolean
}) {
  // On a card one line is enough.
  if (dense && !text && !action)
    return (
      <Row gap={1.25} sx={{ minHeight: 48, px: 2, color: 'text.secondary' }}>
        <Icon name={icon} />
        {title}
      </Row>
    )

  return (
    <Stack
      gap={0.5}
      sx={{
        justifyItems: 'center',
        alignContent: 'center',
        textAlign: 'center',
        px: 3,
        py: dense ? 3 : 6,
        color: 'text.secondary',
        height: '100%',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 36,
          height: 36,
          borderRadius: '50%',
          bgcolor: 'tone.waitSoft',
          color: 'tone.wait',
          mb: 0.5,
        }}
      >
        <Icon name={icon} />
      </Box>
      <Strong
        component={heading ? 'h1' : 'div'}
        sx={{ m: 0, color: 'text.primary', fontSize: 14, lineHeight: '20px' }}
      >
        {title}
      </Strong>
      {text && <Box sx={{ maxWidth: 420 }}>{text}</Box>}
      {action && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Stack>
  )
}

/** A failure in the server's words, with a button to retry. */
export function FailedState({
  error,
  retry,
  dense,
  heading,
}: {
  error: { message: string }
  retry?: () => void
  dense?: boolean | undefined
  /** It is the whole page, so its title is the page's. */
  heading?: boolean
}) {
  const t = useText(kitTexts)
  return (
    <EmptyState
      dense={dense}
      heading={Boolean(heading)}
      icon="warning"
      title={t('failed.title')}
      text={error.message}
      action={retry && <Button onClick={retry}>{t('failed.retry')}</Button>}
    />
  )
}

/**
 * Style of a column: a part below rows that load appears in its place once they are there, instead
 * of moving there.
 */
export const inPlace = {
  '& > :has([data-skeleton-rows]) ~ *': { display: 'none' },
} as const

/** Placeholders of loading rows, in the height of real ones. */
export function SkeletonRows({ rows = 5, height = 40 }: { rows?: number; height?: number }) {
  return (
    <Box aria-hidden data-skeleton-rows sx={{ display: 'grid' }}>
      {Array.from({ length: rows }, (_, row) => ({
        key: `row-${row}`,
        width: `${34 + ((row * 17) % 30)}%`,
      })).map(({ key, width }) => (
        <Row
          key={key}
          gap={2}
          sx={{
            height,
            px: 2,
            borderBottom: '1px solid',
            borderColor: 'divider',
            '&:last-child': { border: 0 },
          }}
        >
          <Skeleton variant="circular" width={20} height={20} />
          <Skeleton width={width} />
          <Skeleton width={64} sx={{ marginInlineStart: 'auto' }} />
        </Row>
      ))}
    </Box>
  )
}
