import { errorWords } from '../kernel/errors'
import type { integrationErrors } from './integrations.errors'

export const integrationErrorsFr = errorWords<'fr', typeof integrationErrors>()({
  'token.name': 'Donnez un nom au jeton.',
  'token.scopes': 'Choisissez au moins une portée.',
  'token.network': 'Saisissez une adresse ou un réseau, par exemple 192.0.2.0/24 ou 2001:db8::/32.',
  'token.most': 'Il y a déjà {most} jetons actifs. Révoquez-en un d’abord.',
  'token.granted':
    'Vous avez déjà accordé cette portée. Un autre administrateur doit aussi l’accorder.',
  'token.scope_absent':
    'Ce jeton n’a pas de portée de ce type à faire accorder par des administrateurs.',
  'token.ended': 'Ce jeton a été révoqué ou a expiré.',
  'token.account_name': 'Donnez un nom au compte de service.',
  'token.accounts_most': 'Une entreprise compte au plus {most} comptes de service.',
  'webhook.name': 'Donnez un nom au webhook.',
  'webhook.address': 'Saisissez une adresse comme https://example.com/hooks, sans mot de passe.',
  'webhook.private':
    'Cette adresse n’est pas accessible depuis internet. Demandez à votre exploitant de l’autoriser.',
  'webhook.most': 'Une entreprise a au plus {most} webhooks.',
  'webhook.off': 'Ce webhook est désactivé. Activez-le d’abord.',
  'chat.name': 'Donnez un nom au canal.',
  'chat.kinds': 'Choisissez au moins un message.',
  'chat.host': 'Cet hôte n’appartient pas à {service}. Confirmez-le ou vérifiez l’adresse.',
  'chat.most': 'Une entreprise a au plus {most} canaux.',
  'chat.off': 'Ce canal est désactivé. Activez-le d’abord.',
})
