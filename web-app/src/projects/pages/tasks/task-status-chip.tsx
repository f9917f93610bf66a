import Box from '@mui/material/Box'
import { useColorScheme } from '@mui/material/styles'
import { Row } from '@workledger/kit/ui/layout'
import { tokens } from '@workledger/kit/ui/tokens'
import { statusColours } from '../../status-colour'

/** A task's status, in its own colour and with its word. */
export function TaskStatusChip({ name, color }: { name: string; color: string }) {
  const { colorScheme = 'light' } = useColorScheme()
  const colours = statusColours(color, tokens[colorScheme].surface)

  return (
    <Row
      component="span"
      inline
      gap={0.75}
      sx={{
        maxWidth: 160,
        height: 20,
        px: 1,
        borderRadius: '10px',
        fontSize: 12,
        fontWeight: 500,
        bgcolor: colours.background,
        color: colours.text,
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ flex: 'none', width: 6, height: 6, borderRadius: '50%', bgcolor: colours.colour }}
      />
      <Box
        component="bdi"
        sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {name}
      </Box>
    </Row>
  )
}
