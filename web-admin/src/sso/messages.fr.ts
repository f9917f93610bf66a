import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  page: 'Authentification unique',
  state: { enforced: 'Imposée', offered: 'Proposée' },
  copy: 'Copier',
  copyOf: 'Copier {{what}}',
  domains: {
    title: 'Domaines de messagerie',
    add: 'Ajouter un domaine',
    addHint: 'La partie après @ des adresses de votre personnel.',
    none: 'Aucun domaine',
    hint: 'Ajoutez le domaine des adresses de votre personnel et prouvez-le dans votre DNS.',
    record: 'Créez cet enregistrement TXT dans le domaine',
    check: 'Vérifier',
    again: 'Vérifier à nouveau',
    checkOf: 'Vérifier {{name}}',
    proven: 'Prouvé',
    waits: 'Pas encore prouvé',
    isProven: '{{name}} est prouvé',
    lapsed: 'L’enregistrement a disparu : {{name}} n’est plus prouvé',
    added: 'Domaine ajouté',
    remove: 'Retirer',
    removeOf: 'Retirer {{name}}',
    removed: 'Domaine retiré',
    removeTitle: 'Retirer {{name}} ?',
    removeText:
      'Ses personnes se connecteront par mot de passe. Une autre entreprise pourra le prouver.',
  },
  provider: {
    title: 'Fournisseur',
    set: 'Configurer un fournisseur',
    edit: 'Modifier le fournisseur',
    none: 'Votre personnel peut se connecter par un fournisseur OpenID Connect, comme Entra, Okta ou Keycloak.',
    redirect: 'URI de redirection pour le fournisseur',
    nameHint: 'Il figure sur le bouton Continuer avec …',
    secret: 'Secret du client',
    secretHint: 'Il est scellé et n’est plus jamais affiché.',
    secretKept: 'Laissez vide pour garder le secret actuel.',
    scopesHint: 'Séparées par des espaces. openid est toujours demandée.',
    groupsHint:
      'Par exemple groups. Ses valeurs sont les noms des groupes de la page Annuaire (SCIM).',
    trust: 'Se fier à ses adresses même s’il ne les dit pas vérifiées',
    verified: 'Adresses',
    trusted: 'Toutes celles des domaines prouvés sont admises',
    asked: 'Le fournisseur doit les avoir vérifiées',
    newcomers: 'Arrivants',
    added: 'Ajoutés à leur première connexion',
    invited: 'Doivent d’abord être invités',
    saved: 'Fournisseur enregistré',
    test: 'Tester',
    testHint:
      'Le test lit la description et les clés du fournisseur. Connectez-vous par lui pour essayer le reste.',
    remove: 'Retirer le fournisseur',
    removed: 'Fournisseur retiré',
    removeTitle: 'Retirer {{name}} ?',
    removeText: 'Plus personne ne pourra se connecter par lui. Les sessions ouvertes restent.',
  },
  entry: {
    title: 'Qui doit se connecter par le fournisseur',
    enforce:
      'Les membres avec une adresse d’un domaine prouvé doivent se connecter par le fournisseur',
    enforceHint:
      'Les autres entreprises de ces personnes ne changent pas. Les jetons d’API continuent de fonctionner.',
    needsProvider: 'Configurez d’abord un fournisseur.',
    askTitle: 'Imposer le fournisseur ?',
    askText:
      'Les sessions ouvertes par mot de passe perdent cette entreprise dès la prochaine requête. Leurs personnes continuent par le fournisseur.',
    ask: 'Imposer',
    enforced: 'Le fournisseur est imposé',
    offered: 'Le fournisseur est proposé',
    emergency: 'Accès d’urgence (break-glass)',
    emergencyHint:
      'Ces administrateurs peuvent entrer avec mot de passe et second facteur si le fournisseur est indisponible. Chaque usage est consigné et tous les administrateurs reçoivent un e-mail.',
    named: 'Accès d’urgence enregistré',
  },
})
