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
  factorMail: {
    button: 'Ouvrir « Mon compte »',
    note: 'Si ce n’est pas vous, changez votre mot de passe et supprimez ce que vous ne connaissez pas.',
  },
  factors: {
    added: {
      subject: 'Un second facteur a été ajouté',
      heading: 'Un second facteur a été ajouté',
      lines: ['Votre compte le demande désormais lors d’une connexion par mot de passe.'],
    },
    removed: {
      subject: 'Un second facteur a été supprimé',
      heading: 'Un second facteur a été supprimé',
      lines: ['Il ne permet plus de se connecter à votre compte.'],
    },
    used: {
      subject: 'Un code de secours a été utilisé',
      heading: 'Un code de secours a été utilisé',
      lines: ['L’un de vos codes de secours a servi à une connexion. Il ne fonctionnera plus.'],
    },
    blocked: {
      subject: 'Une clé d’accès a été bloquée',
      heading: 'Une clé d’accès a été bloquée',
      lines: [
        'Votre clé d’accès a été utilisée d’une manière qui laisse penser à une copie. Elle ne permet plus de se connecter. Supprimez-la et ajoutez-la de nouveau sur votre appareil.',
      ],
    },
    reset: {
      subject: 'Vos seconds facteurs ont été supprimés',
      heading: 'Vos seconds facteurs ont été supprimés',
      lines: [
        'L’administration de votre entreprise a supprimé vos applications d’authentification, clés d’accès et codes de secours, et a fermé vos sessions. Connectez-vous avec votre mot de passe et configurez-les de nouveau.',
      ],
    },
  },
  footer: 'Vous recevez ce message parce que votre adresse est utilisée pour un compte Workledger.',
}
