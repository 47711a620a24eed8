#!/bin/bash
# Ends the gateway of a store that start.sh has started, as a crash does, or starts it again and waits until it responds.
# Usage: gateway.sh FOLDER crash|start
set -euo pipefail
folder=$(realpath "${1:?usage: gateway.sh FOLDER crash|start}")
export CEPH_CONF=$folder/ceph.conf

case ${2:?usage: gateway.sh FOLDER crash|start} in
  crash)
    # The gateway is the last process that was started.
    pid=$(tail -n 1 "$folder/pids")
    # A process id may have been reused by another program.
    grep -qzs -- "CEPH_CONF=$CEPH_CONF" "/proc/$pid/environ"
    kill -KILL "$pid"
    ;;
  start)
    radosgw -n client.rgw -f >>"$folder/log/rgw.out" 2>&1 </dev/null &
    echo $! >>"$folder/pids"
    address=$(sed -n 's/^rgw_frontends = beast endpoint=//p' "$CEPH_CONF")
    for _ in $(seq 300); do
      curl -fsS -o /dev/null "http://$address/" 2>/dev/null && exit
      sleep 0.2
    done
    echo "the gateway does not respond; see $folder/log" >&2
    exit 1
    ;;
esac
