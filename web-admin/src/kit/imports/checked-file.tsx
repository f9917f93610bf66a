import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { ApiError } from '@workledger/kit/net/client'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row } from '@workledger/kit/ui/layout'
import type { ReactNode } from 'react'

interface Props {
  words: { another: string; reading: string; failed: string }
  file: File
  /** The file is being read. */
  reading: boolean
  fault: ApiError | null
  another: () => void
  children: ReactNode
}

/** The name of the chosen file, and what is wrong with it, above what it would do. */
export function CheckedFile({ words, file, reading, fault, another, children }: Props) {
  return (
    <Grid columns="minmax(0, 1fr)" gap={1.5} sx={{ position: 'relative' }}>
      <Row wrap gap={1}>
        <Row gap={0.75} sx={{ minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Icon name="file" />
          <bdi>{file.name}</bdi>
        </Row>
        <Button variant="text" onClick={another}>
          {words.another}
        </Button>
      </Row>
      {reading && (
        <Box role="status" sx={{ position: 'absolute', insetInline: 0, top: 0 }}>
          <LinearProgress aria-label={words.reading} />
        </Box>
      )}
      {fault && (
        <Alert severity="error">
          <strong>{words.failed}</strong>
          <Box>{fault.message}</Box>
        </Alert>
      )}
      {children}
    </Grid>
  )
}

/** What a file would do, with its choices and the button beside it. */
export function FileColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Grid
      columns={{ xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
      gap={2}
      sx={{ alignItems: 'start' }}
    >
      <Grid columns="minmax(0, 1fr)" gap={2}>
        {children}
      </Grid>
      <Grid columns="minmax(0, 1fr)" gap={2} sx={{ position: { lg: 'sticky' }, top: { lg: 64 } }}>
        {aside}
      </Grid>
    </Grid>
  )
}
