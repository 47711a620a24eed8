#!/usr/bin/env bash
# Expected: a request whose `AbortSignal.timeout` ends fails as a timeout, as with `fetch`, whose error is the signal's `TimeoutError`.
# Behaviour: it is a CanceledError, which `isCancel` takes for a wish of the caller; the reason of the signal is lost.
# Version: axios 1.21.1
# Source: cancel in lib/adapters/http.js and xhr.js creates a CanceledError from the event, and does not read `signal.reason`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
install() { npm install --silent --no-audit --no-fund --prefix "$folder" "$@"; }

install axios@1.21.1
cat >check.mjs <<'JS'
import { createServer } from 'node:http';
import axios from 'axios';
const server = createServer(() => undefined).listen(0, '127.0.0.1', async () => {
  const address = `http://127.0.0.1:${server.address().port}/`;
  const show = (how) => (error) => console.log(`${how}: ${error.name} ${error.code}, isCancel ${axios.isCancel(error)}`);
  await axios.get(address, { timeout: 50 }).catch(show('timeout'));
  await axios.get(address, { signal: AbortSignal.timeout(50) }).catch(show('signal'));
  await fetch(address, { signal: AbortSignal.timeout(50) }).catch(({ name }) => console.log(`fetch: ${name}`));
  server.close();
  server.closeAllConnections();
});
JS
seen=$(node check.mjs)
echo "$seen"
[ "$seen" = "timeout: AxiosError ECONNABORTED, isCancel false
signal: CanceledError ERR_CANCELED, isCancel true
fetch: TimeoutError" ]
