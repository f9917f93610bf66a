/**
 * What an API token needs for a call, where that does not follow from area and verb:
 *
 * - `never`: a token cannot make it, such as a change of rights or bank accounts, or an erasure;
 * - `any`: each token can;
 * - `approve`: it decides; the scope counts once two admins have granted it;
 * - `export`: it hands out account numbers or the whole company.
 */
export type TokenRule = 'never' | 'any' | 'approve' | 'export'
