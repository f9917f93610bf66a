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
    hint: 'Ajoutez le domaine des adresses de votre personnel et validez-le dans votre DNS.',
    record: 'Créez cet enregistrement TXT dans le domaine',
    check: 'Vérifier',
    again: 'Vérifier à nouveau',
    checkOf: 'Vérifier {{name}}',
    proven: 'Validé',
    waits: 'Pas encore validé',
    isProven: '{{name}} est validé',
    lapsed: 'L’enregistrement a disparu : {{name}} n’est plus validé',
    added: 'Domaine ajouté',
    remove: 'Retirer',
    removeOf: 'Retirer {{name}}',
    removed: 'Domaine retiré',
    removeTitle: 'Retirer {{name}} ?',
    removeText:
      'Les personnes concernées se connecteront par mot de passe. Une autre entreprise pourra le valider.',
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
    trust: 'Se fier à ses adresses même s’il ne les dit pas vérifiées',
    verified: 'Adresses',
    trusted: 'Toutes celles des domaines validés sont admises',
    asked: 'Le fournisseur doit les avoir vérifiées',
    newcomers: 'Arrivants',
    added: 'Ajoutés à leur première connexion',
    invited: 'Doivent d’abord être invités',
    groupsHint:
      'Le claim qui énumère les groupes d’une personne. Associez des rôles aux groupes dans Annuaire (SCIM).',
    noGroups: 'Les groupes du fournisseur ne comptent pas',
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
      'Les membres avec une adresse d’un domaine validé doivent se connecter par le fournisseur',
    enforceHint:
      'Les autres entreprises de ces personnes ne changent pas. Les jetons d’API continuent de fonctionner.',
    needsProvider: 'Configurez d’abord un fournisseur.',
    askTitle: 'Imposer le fournisseur ?',
    askText:
      'Les sessions ouvertes par mot de passe perdent cette entreprise dès la prochaine requête. Leurs titulaires continuent par le fournisseur.',
    ask: 'Imposer',
    enforced: 'Le fournisseur est imposé',
    offered: 'Le fournisseur est proposé',
    emergency: 'Accès d’urgence (break-glass)',
    emergencyHint:
      'Ces administrateurs peuvent entrer avec mot de passe et second facteur si le fournisseur est indisponible. Chaque usage est consigné et tous les administrateurs reçoivent un e-mail.',
    named: 'Accès d’urgence enregistré',
  },
})
