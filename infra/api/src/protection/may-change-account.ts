import { Failure } from '@webdocs/contracts/failures/failure';
import type { Account } from '@webdocs/database/tables';

/** Staff may change neither their own account nor that of a higher role. */
export function requireMayChange(actor: Pick<Account, 'id' | 'is_superuser'>, account: Pick<Account, 'id' | 'is_superuser'>): void {
  if (actor.id === account.id) throw new Failure('ACCOUNT_OUT_OF_REACH', { cause: 'it is your own' });
  if (account.is_superuser && !actor.is_superuser) throw new Failure('ACCOUNT_OUT_OF_REACH', { cause: 'it belongs to a superuser' });
}
