import { useStore } from 'zustand';
import { loginFrom, paths } from '../../shop/paths';
import { useShop } from '../state/shop';

/** Asks visitors to sign in, on pages for customers. */
export const SignInFirst = ({ why }: { readonly why: string }) => {
  const { navigation } = useShop();
  const href = useStore(navigation.store, (state) => state.href);
  return (
    <>
      <p className="lead">{why}</p>
      <div className="actions">
        <a className="button" href={loginFrom(href)}>
          Sign in
        </a>
        <a className="button button--quiet" href={paths.register}>
          Register
        </a>
      </div>
    </>
  );
};
