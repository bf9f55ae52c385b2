import { Failure } from '@webdocs/contracts/failures/failure';
import type { Account } from '@webdocs/database/tables';

/** Nobody judges their own case, nor that of somebody above them. */
export function requireMayChange(actor: Pick<Account, 'id' | 'is_superuser'>, account: Pick<Account, 'id' | 'is_superuser'>): void {
  if (actor.id === account.id) throw new Failure('ACCOUNT_OUT_OF_REACH', { cause: 'it is your own' });
  if (account.is_superuser && !actor.is_superuser) throw new Failure('ACCOUNT_OUT_OF_REACH', { cause: 'it belongs to a superuser' });
}
