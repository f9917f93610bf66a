import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ConfirmHost } from '../ui/confirm'
import { HouseTheme } from '../ui/theme-provider'
import { Toasts } from '../ui/toast'

/** Everything that the kit's parts need around them, apart from the router. */
export function KitProviders({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <HouseTheme>
          {children}
          <Toasts />
          <ConfirmHost />
        </HouseTheme>
      </Suspense>
    </QueryClientProvider>
  )
}
