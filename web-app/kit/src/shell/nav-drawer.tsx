import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'

/** The sidebar where the window has no room for it. */
export default function NavDrawer({ close, children }: { close: () => void; children: ReactNode }) {
  return (
    <Drawer open onClose={close} slotProps={{ paper: { sx: { width: 264 } } }}>
      {children}
    </Drawer>
  )
}
