import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'

/** The sidebar in a narrow window. */
export default function NavDrawer({ close, children }: { close: () => void; children: ReactNode }) {
  return (
    <Drawer open onClose={close} slotProps={{ paper: { sx: { width: 264 } } }}>
      {children}
    </Drawer>
  )
}
