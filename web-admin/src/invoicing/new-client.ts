import { type ComponentType, useState } from 'react'
import { useMay } from '../kit/may'

/** Adds a client of that name; `close` gets the id of the new one. */
export type NewClientDialog = ComponentType<{ name: string; close: (added?: string) => void }>

/** The dialog that adds a client from a form: `add` opens it if the person may add clients. */
export function useNewClient(choose: (id: string) => void) {
  const may = useMay()('addClient')
  const [named, setNamed] = useState<string | null>(null)

  const close = (added?: string) => {
    setNamed(null)
    if (added) choose(added)
  }

  return { named, close, add: may ? setNamed : undefined }
}
