import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  billing: 'Abonnement',
  subscription: 'Abonnement',
  history: 'Historique',
  sandbox:
    'Environnement de test : cette installation n’a pas de prestataire de paiement. Rien n’est débité, et aucun espace de travail ne passe en lecture seule.',
  trial: 'La période d’essai court jusqu’au {{moment}}, avec toutes les fonctions.',
  trialOver:
    'La période d’essai est terminée : cet espace de travail est en lecture seule. Tout le monde peut encore se connecter, lire et exporter ; rien n’est supprimé.',
  readOnly:
    'Il n’y a pas d’abonnement actif : cet espace de travail est en lecture seule. Tout le monde peut encore se connecter, lire et exporter ; rien n’est supprimé.',
  pastDue:
    'Le dernier paiement a échoué. Le prestataire de paiement va réessayer ; vérifiez la carte pour que l’espace de travail reste ouvert.',
  unpaid:
    'Le dernier paiement a échoué et ne sera plus tenté. Choisissez une formule et abonnez-vous de nouveau.',
  incomplete:
    'Le premier paiement n’a pas été finalisé. Abonnez-vous de nouveau pour essayer une autre carte.',
  cancelledUntil: 'L’abonnement est résilié et court jusqu’au {{day}}.',
  plan: 'Formule',
  otherPlan: 'Autre tarif',
  amount: 'Montant',
  perUser: '{{amount}} par utilisateur et par mois',
  users: 'Utilisateurs',
  next: 'Prochain paiement',
  endsOn: 'Se termine le',
  card: 'Carte',
  noCard: '--',
  cancelledMark: 'Formule résiliée',
  status: 'Statut',
  statuses: {
    trial: 'Essai',
    trial_over: 'Essai terminé',
    incomplete: 'Non finalisé',
    incomplete_expired: 'Non finalisé',
    trialing: 'Essai',
    active: 'Actif',
    past_due: 'Échec du paiement',
    unpaid: 'Impayé',
    canceled: 'Résilié',
    paused: 'En pause',
  },
  cancel: 'Résilier l’abonnement',
  cancelled: 'Résilié',
  viewPlans: 'Voir les formules',
  manage: 'Gérer la carte et les factures',
  byCard: 'Saisir plutôt une carte ici',
  hosted: 'Payer plutôt sur la page du prestataire',
  ask: {
    title: 'Résilier l’abonnement ?',
    text: 'Voulez-vous vraiment résilier votre abonnement au produit ?',
    ok: 'OK',
  },
  plans: 'Formules',
  choose: 'Choisir une formule',
  plansText:
    'Chaque salarié actif est un utilisateur ; 5 utilisateurs au moins sont facturés. Vous en avez actuellement {{employees}} : {{billed}} sont donc facturés, et ce nombre suit votre effectif.',
  names: { monthly: 'Mensuelle', yearly: 'Annuelle' },
  billedMonthly: 'Facturé chaque mois : {{total}}',
  billedYearly: 'Facturé chaque année : {{total}}',
  noPrice: 'Le tarif ne peut pas être affiché pour le moment.',
  subscribe: 'S’abonner',
  renew: 'Renouveler',
  renewText: 'Un abonnement résilié mais encore en cours se renouvelle sur la page du prestataire.',
  toCheckout: 'Continuer vers le paiement',
  checkoutText: 'Vous payez sur la page du prestataire de paiement, puis vous revenez ici.',
  checking: 'Interrogation du prestataire sur votre paiement…',
  unconfirmed: 'Le paiement n’est pas encore confirmé. Cette page se met à jour dès qu’il l’est.',
  cardTitle: 'Carte',
  cardText:
    'Vous saisissez la carte dans le formulaire de Stripe. Son numéro ne parvient jamais à ce serveur.',
  cardLabel: 'Numéro de carte, date d’expiration et code de sécurité',
  cardAway:
    'Le formulaire de carte du prestataire de paiement n’a pas pu être chargé. Vérifiez votre connexion et vos bloqueurs, ou payez sur la page du prestataire.',
  retry: 'Réessayer',
  onlyAdmins: 'Les administrateurs de l’espace de travail souscrivent et résilient l’abonnement.',
  toast: {
    subscribed: 'Abonnement souscrit',
    unsubscribed: 'Abonnement résilié',
    failed: 'Une erreur s’est produite',
  },
  fields: {
    trialEnds: 'Fin de l’essai',
    days: 'Jours restants',
  },
})
