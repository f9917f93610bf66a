import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { useState } from 'react'
import { belowBase } from '../net/client'
import { avatarColours } from './tokens'

interface Person {
  first_name: string | null
  last_name?: string | null
  avatar?: string | null | undefined
}

/** Returns the colour of a name, always the same. */
function colourOf(name: string) {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return avatarColours[sum % avatarColours.length]
}

const initials = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean)
  return `${[...(words[0] ?? '?')][0]}${words.length > 1 ? [...words.at(-1)!][0] : ''}`.toUpperCase()
}

/**
 * A person's picture, or their initials on a colour; a workspace is square, with one letter on the
 * accent colour. Decorative: the name is next to it, or pass `label`.
 */
export function Avatar({
  person,
  size = 28,
  square,
  label,
}: {
  person: Person
  size?: number
  square?: boolean
  label?: string
}) {
  const [broken, setBroken] = useState(false)
  const name = fullName(person)
  const shape = { width: size, height: size, borderRadius: square ? '7px' : '50%', flex: 'none' }
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }

  if (person.avatar && !broken) {
    return (
      <Box
        component="img"
        src={belowBase(person.avatar)}
        alt={label ?? ''}
        onError={() => setBroken(true)}
        sx={{ ...shape, objectFit: 'cover' }}
      />
    )
  }

  const colours = square
    ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
    : { bgcolor: colourOf(name), color: '#fff' }

  return (
    <Box
      {...spoken}
      sx={{
        ...shape,
        ...colours,
        display: 'grid',
        placeItems: 'center',
        fontWeight: 600,
        fontSize: Math.round(size * (square ? 0.54 : 0.39)),
        lineHeight: 1,
      }}
    >
      {square ? initials(name).charAt(0) : initials(name)}
    </Box>
  )
}
