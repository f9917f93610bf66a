import type { en } from './access.texts.en'

export const fr: typeof en = {
  verify: {
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Bienvenue',
    lines: ['Veuillez confirmer que cette adresse e-mail est la vôtre. Un clic suffit.'],
    button: 'Confirmer l’adresse e-mail',
    note: 'Le lien fonctionne pendant 24 heures. Si vous n’avez pas créé de compte, ignorez ce message.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    heading: 'Choisissez un nouveau mot de passe',
    lines: [
      'Nous avons reçu une demande de nouveau mot de passe pour votre compte. Si elle vient de vous, choisissez-le ici.',
    ],
    button: 'Choisir un nouveau mot de passe',
    note: 'Le lien fonctionne une fois, pendant 60 minutes. Si vous n’avez rien demandé, votre mot de passe ne change pas et vous n’avez rien à faire.',
  },
  footer: 'Vous recevez ce message parce que votre adresse est utilisée pour un compte Workledger.',
}
