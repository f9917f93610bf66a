import type { AppArea } from '@workledger/kit/shell/area'

export const accessArea = {
  name: 'access',
  pages: [
    { path: 'signin', for: 'visitor', page: () => import('./signin') },
    { path: 'signup', for: 'visitor', page: () => import('./signup') },
    { path: 'forgot-password', for: 'visitor', page: () => import('./forgot-password') },
    { path: 'reset-password', for: 'everyone', page: () => import('./reset-password') },
    { path: 'signin-as/:id', for: 'everyone', page: () => import('./signin-as') },
    { path: 'sign-on', for: 'everyone', page: () => import('./sign-on') },
    { path: 'sign-on/link', for: 'everyone', page: () => import('./mailed-link') },
    { path: 'join', for: 'everyone', page: () => import('./join') },
    { path: 'verify-email', for: 'everyone', page: () => import('./verify-email') },
    { path: 'thank_you', for: 'everyone', page: () => import('./thank-you') },
  ],
} satisfies AppArea
