import { translation } from '@workledger/kit/i18n/translation'
import type english from './ra-messages.en'

/** react-admin's own sentences that the console can show. */
export default translation<'fr', typeof english>()({
  ra: {
    action: {
      undo: 'Annuler',
      refresh: 'Actualiser',
      close: 'Fermer',
      confirm: 'Confirmer',
      cancel: 'Annuler',
    },
    auth: {
      auth_check_error: 'Connectez-vous pour continuer',
      sign_in_error: 'La connexion a échoué, veuillez réessayer',
    },
    message: {
      error: 'Une erreur s’est produite et votre demande n’a pas abouti.',
      access_denied: 'Vous n’avez pas l’autorisation d’ouvrir cette page',
      not_found: 'L’adresse saisie est incorrecte, ou le lien suivi n’est pas valable.',
    },
    notification: {
      bad_item: 'Élément incorrect',
      canceled: 'Action annulée',
      data_provider_error:
        'Erreur de communication avec les données. Consultez la console du navigateur.',
      http_error: 'La communication avec le serveur a échoué',
      item_doesnt_exist: 'L’élément n’existe pas',
      logged_out: 'Votre session est terminée, reconnectez-vous.',
      not_authorized: 'Vous n’avez pas l’autorisation d’accéder à cette ressource.',
      created: 'Élément créé',
      updated: 'Élément mis à jour',
      deleted: 'Élément supprimé',
    },
    page: {
      loading: 'Chargement',
      not_found: 'Introuvable',
      error: 'Une erreur s’est produite',
      access_denied: 'Accès refusé',
    },
  },
})
